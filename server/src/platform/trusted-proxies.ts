import { BlockList, isIP } from "node:net";

/**
 * The proxies in front whose `X-Forwarded-For` is believed: how many of them there are, or their addresses. Null: none.
 */
export type TrustedProxies = number | string[] | null;

/** Whether the sender at a distance of `hop` (0: the one connected to this process) is a trusted proxy. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

const maxHops = 9;
/** A range of every address would let anybody forge theirs. */
const minPrefix = 1;

/**
 * Parses `TRUST_PROXY`: a number of proxies, or addresses and CIDR ranges with commas between them.
 *
 * @returns undefined when it is neither.
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === "") return null;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= maxHops ? Number(text) : undefined;
  const ranges = text.split(",").map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

/**
 * Returns the check of a request's senders. With a number, only so many of the last entries of `X-Forwarded-For` are
 * believed; what a client has put before them is not.
 */
export function trustProxies(proxies: TrustedProxies): IsTrustedProxy {
  if (proxies === null) return () => false;
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  const trusted = new BlockList();
  for (const range of proxies) {
    const [address = "", prefix] = range.split("/");
    const family = familyOf(address);
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

function isRange(range: string): boolean {
  const [address = "", prefix, ...more] = range.split("/");
  if (more.length > 0 || isIP(address) === 0 || address.includes("%")) return false;
  if (prefix === undefined) return true;
  const most = familyOf(address) === "ipv6" ? 128 : 32;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= minPrefix && Number(prefix) <= most;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
