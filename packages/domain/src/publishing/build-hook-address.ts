// Names of private networks.
const OWN_NETWORK =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|arpa)$/;

/**
 * Why an address is not a valid build hook, as a sentence; undefined when it is. The check constraint
 * `publishing_hook_safe` is coarser.
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
