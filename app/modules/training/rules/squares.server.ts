import QRCode from "qrcode";

/** The QR code of an address: rows of "1" for dark and "0" for light squares. */
export function squaresOf(address: string): string[] {
  const { size, data } = QRCode.create(address, { errorCorrectionLevel: "M" }).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (data[row * size + column] ? "1" : "0")).join(""),
  );
}
