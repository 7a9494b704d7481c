// `_headers` and `_redirects` of the build, in the language of Caddy's configuration. deploy/self-hosting/Caddyfile has the
// rewrites to the back office.

type Header = { path: string; name: string; value: string };
type Redirect = { from: string; to: string; status: string };

export function caddyRules(headersFile: string, redirectsFile: string): string {
  const headers = readHeaders(headersFile);
  const redirects = readRedirects(redirectsFile);
  const ofEveryPage = headers.filter(({ path }) => path === '/*');
  const missing = redirects.filter(({ status }) => status === '404');
  return [
    ...headers.map(({ path, name, value }) =>
      // Caddy applies the longest path first; `?` leaves what it has set.
      header(path, path === '/*' ? `?${name}` : name, value),
    ),
    ...redirects.filter(({ status }) => status === '301').map(redirect),
    'handle_errors {',
    ...ofEveryPage.map(({ path, name, value }) => `\t${header(path, name, value)}`),
    '\theader Cache-Control no-cache',
    ...missing.map(({ from, to }) => `\trewrite ${from} ${to}`),
    `\t@elsewhere not path ${missing.map(({ from }) => from).join(' ')}`,
    '\trewrite @elsewhere /404.html',
    '\tfile_server',
    '}',
    '',
  ].join('\n');
}

function readHeaders(headersFile: string): Header[] {
  const headers: Header[] = [];
  let path = '';
  for (const line of headersFile.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) headers.push({ path, name, value });
    else if (line.startsWith('/')) path = line.trim();
  }
  return headers;
}

const readRedirects = (redirectsFile: string): Redirect[] =>
  redirectsFile
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([from = '', to = '', status = '']) => ({ from, to, status }));

const header = (path: string, name: string, value: string) =>
  `header ${path} ${name} "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function redirect({ from, to }: Redirect): string {
  if (!to.endsWith('/:splat')) return `redir ${from} ${to} 301`;
  const name = `below${from.replace(/\W+/g, '_')}`;
  return [
    // A letter first: `//example.com` would lead to another site.
    `@${name} path_regexp ${name} ^${from.replace('/*', String.raw`/+(\w.*)`)}$`,
    `redir @${name} ${to.replace(':splat', `{re.${name}.1}`)} 301`,
  ].join('\n');
}
