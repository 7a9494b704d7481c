const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const numberOf = (address: string) =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function isPublicV4(address: string): boolean {
  const number = numberOf(address);
  return !PRIVATE_V4.some(([start, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(number / size) === Math.floor(numberOf(start) / size);
  });
}

// Global unicast only, without tunnels to IPv4 and documentation addresses.
function isPublicV6(address: string): boolean {
  const [first = 0, second = 0] = address
    .split(':')
    .map((part) => Number.parseInt(part || '0', 16));
  if (first < 0x2000 || first > 0x3ffe || first === 0x2002) return false;
  return first !== 0x2001 || (second >= 0x0200 && second !== 0x0db8);
}

/** Whether an IP address is public and not of a private network. */
export const isPublicAddress = (address: string): boolean =>
  /^[\d.]+$/.test(address) ? isPublicV4(address) : isPublicV6(address);
