//! The ports of this machine that can have a board.

use serialport::{SerialPortInfo, SerialPortType};

use crate::make::Make;
use crate::port::fault;

/// A port at which a board can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name, by which it is opened.
    pub name: String,
    /// What the device calls itself, if it does.
    pub product: Option<String>,
    /// The make that is likeliest by the numbers of the device, which belong to the maker of the chip
    /// in it and not to the board.
    pub likely: Option<Make>,
}

/// Whether a user may use a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// He may.
    Allowed,
    /// He may not; the group to join, where there is one.
    Denied(Option<String>),
}

impl Listed {
    /// Whether this user may use it. The port is not opened.
    #[must_use]
    pub fn access(&self) -> Access {
        if may_use(&self.name) { Access::Allowed } else { Access::Denied(fault::group(&self.name)) }
    }
}

#[cfg(unix)]
fn may_use(name: &str) -> bool {
    use rustix::fs::{Access, access};
    access(name, Access::READ_OK | Access::WRITE_OK).is_ok()
}

#[cfg(not(unix))]
fn may_use(_: &str) -> bool {
    true
}

/// The ports on USB and Bluetooth, likely ones first. Others, such as those on the main board and
/// pseudo-terminals, are used only if they are named: what is there is not known.
#[must_use]
pub fn listed() -> Vec<Listed> {
    let mut ports: Vec<Listed> = available().into_iter().filter_map(port).collect();
    ports.sort_by(|a, b| (a.likely.is_none(), &a.name).cmp(&(b.likely.is_none(), &b.name)));
    ports
}

/// What the system lists. Without its list of terminals, as in some containers, `serialport` would
/// panic.
fn available() -> Vec<SerialPortInfo> {
    if cfg!(target_os = "linux") && std::fs::read_dir("/sys/class/tty").is_err() {
        return Vec::new();
    }
    // A system that gives no list has no ports that can be found.
    serialport::available_ports().unwrap_or_default()
}

fn port(info: SerialPortInfo) -> Option<Listed> {
    let name = info.port_name;
    // macOS lists each device twice; this one waits for a carrier that boards do not give.
    if name.starts_with("/dev/tty.") {
        return None;
    }
    match info.port_type {
        SerialPortType::UsbPort(usb) => {
            Some(Listed { name, product: usb.product, likely: Make::by_chip(usb.vid, usb.pid) })
        }
        SerialPortType::BluetoothPort => Some(Listed { name, product: None, likely: None }),
        SerialPortType::PciPort | SerialPortType::Unknown => {
            let dgt = name.contains("DGT_BT").then_some(Make::Dgt);
            dgt.map(|make| Listed { name, product: None, likely: Some(make) })
        }
    }
}

#[cfg(test)]
mod tests {
    use serialport::UsbPortInfo;

    use super::*;

    fn info(name: &str, port_type: SerialPortType) -> SerialPortInfo {
        SerialPortInfo { port_name: name.to_owned(), port_type }
    }

    fn usb(vid: u16, pid: u16) -> SerialPortType {
        let product = Some("a board".to_owned());
        SerialPortType::UsbPort(UsbPortInfo {
            vid,
            pid,
            serial_number: None,
            manufacturer: None,
            product,
        })
    }

    #[test]
    fn only_ports_at_which_a_board_can_be_are_listed() {
        let likely = |kind| port(info("/dev/ttyUSB0", kind)).map(|port| port.likely);
        assert_eq!(likely(usb(0x0403, 0x6001)), Some(Some(Make::Dgt)));
        assert_eq!(likely(usb(0x10C4, 0xEA60)), Some(Some(Make::Certabo)));
        assert_eq!(likely(usb(0x2341, 0x0043)), Some(None));
        assert_eq!(likely(SerialPortType::BluetoothPort), Some(None));
        assert_eq!(likely(SerialPortType::PciPort), None);
        let cu = |name| port(info(name, SerialPortType::Unknown)).map(|port| port.likely);
        assert_eq!(cu("/dev/cu.DGT_BT_12345"), Some(Some(Make::Dgt)));
        assert_eq!(cu("/dev/tty.DGT_BT_12345"), None);
        assert_eq!(cu("/dev/ttyS0"), None);
    }

    #[test]
    fn a_machine_without_ports_has_none() {
        assert!(listed().iter().all(|port| !port.name.contains("/pts/")));
    }
}
