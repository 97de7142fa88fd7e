import { useLingui } from "@lingui/react/macro";

/** Symbols of the CLP pictograms, simplified on a 24-unit grid. */
const symbols: Record<string, string> = {
  GHS01: "M12 13.5l-1-3.5 1 1 1-3 .6 3 2-1.6-.8 2.2 2.2.2-2.2 1.2L12 15l-2-1-2.2.4 1.4-1.6L7.6 11l2.8.4z",
  GHS02:
    "M12 7c.4 2 2.6 2.8 2.6 5.4 0 .9-.4 1.6-1 2 .1-1-.4-1.7-1.1-2.3 0 1-.6 1.4-1 1.9-.3-.5-.3-1-.2-1.5-1 .6-1.4 1.5-1 2.4-.8-.4-1.2-1.2-1.2-2.2C9.100 10.500 11.600 9.700 12 7zM8.500 16h7v1h-7z",
  GHS03:
    "M12 8c.3 1.400 1.700 1.900 1.700 3.500 0 .3-.1.6-.2.9A2.600 2.600 0 1 1 10.500 12.400 3 3 0 0 1 10.300 11.500C10.300 9.900 11.700 9.400 12 8zm0 4.300a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM9 16.500h6v.8H9z",
  GHS04:
    "M7.500 14.600l7-4.800 1.700 2.300-7 4.800a1.400 1.400 0 1 1-1.700-2.300zM15 9.400l1.200-.8 1.700 2.300-1.200.8z",
  GHS05:
    "M7.500 9l4-1.200.3.900-4 1.200zM9.500 10.500v1.500h.8v-1.700zM12.500 8.500l4-1.200.3.900-4 1.200zM7 14.500h4v2.500H7zM13 15.500c1-.9 2.500-1 4-.8v2.300h-4z",
  GHS06:
    "M12 7.500a3.200 3.200 0 0 1 3.200 3.200c0 1.100-.5 1.900-1.200 2.400v1.200h-4v-1.200a3 3 0 0 1-1.200-2.400A3.200 3.200 0 0 1 12 7.500zM8 15l8 2.200-.2.800L8 15.800zM16 15l-8 2.200.2.800L16 15.800z",
  GHS07: "M11.200 7.500h1.600l-.3 6h-1zM11.200 14.700h1.600v1.700h-1.600z",
  GHS08:
    "M12 7a1.600 1.600 0 1 1 0 3.200A1.600 1.600 0 0 1 12 7zM8.500 17c0-3.800 1-6 3.500-6s3.500 2.200 3.500 6h-2.200l-1.300-3-1.300 3z",
  GHS09:
    "M7 16.500h10v.8H7zM9 8l1.200 2 1.800-.6-1.300 1.500.8 1.700-1.600-.6V16h-.9v-3.600l-1.600.4 1-1.600L7.300 9.800l1.600.2zM12 15.500c1.500-1.600 3.200-1.600 4.600 0-1.400 1.100-3.100 1.100-4.600 0z",
};

/** A CLP pictogram: the symbol in its red-edged diamond, on white in both themes. */
export function HazardSign({ pictogram, className }: { pictogram: string; className?: string | undefined }) {
  const { t } = useLingui();
  const names: Record<string, string> = {
    GHS01: t`Explosivo`,
    GHS02: t`Inflamable`,
    GHS03: t`Comburente`,
    GHS04: t`Gas a presión`,
    GHS05: t`Corrosivo`,
    GHS06: t`Tóxico`,
    GHS07: t`Irritante o nocivo`,
    GHS08: t`Peligro para la salud`,
    GHS09: t`Peligroso para el medio ambiente acuático`,
  };
  const name = names[pictogram] ?? pictogram;
  return (
    <svg viewBox="0 0 24 24" className={className} role="img" aria-label={name}>
      <title>{name}</title>
      <path d="M12 1.200L22.800 12 12 22.800 1.200 12z" fill="#fff" stroke="#d3131b" strokeWidth="1.400" />
      <path d={symbols[pictogram] ?? symbols.GHS07 ?? ""} fill="#111" />
    </svg>
  );
}
