// Names that lead into a network of somebody's own. An address of digits has no name to check.
const OWN_NETWORK =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|arpa)$/;

/**
 * What is wrong with an address that a host is to be asked at for a new build, as a sentence; nothing when
 * it may be asked. The database's constraint on the same address is a coarser form of this.
 */
export function buildHookProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return 'Enter the full address, starting with https://.';
  const { protocol, username, password, port, hostname } = new URL(address);
  if (protocol !== 'https:') return 'Enter an address that starts with https://.';
  if (username || password) return 'Leave out the name and password.';
  if (port) return 'Leave out the port.';
  if (!/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) || OWN_NETWORK.test(hostname)) {
    return 'Enter the address of a host on the internet.';
  }
  return undefined;
}
