/** Stands in for the package behind react-admin's own export, which no list here uses (layout/export). */
export default function jsonExport(): never {
  throw new Error('Lists are exported by layout/export.');
}
