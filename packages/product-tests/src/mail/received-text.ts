/** Reads the texts of an email as it was handed over by SMTP. */

const fromQuotedPrintable = (text: string, isHeader = false) =>
  Buffer.from(
    (isHeader ? text.replaceAll('_', ' ') : text.replaceAll(/=\r?\n/g, '')).replaceAll(
      /=([0-9A-F]{2})/g,
      (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString();

function partOf(mail: string, type: string): string {
  const [, headers = '', body = ''] =
    new RegExp(`Content-Type: ${type}[^\\n]*\\n((?:[^\\n]+\\n)*)\\n(.*?)\\n--`, 's').exec(mail) ??
    [];
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(headers);
  return isBase64 ? Buffer.from(body, 'base64').toString() : fromQuotedPrintable(body);
}

function subjectOf(mail: string): string {
  const [, raw = ''] = /^Subject: (.*(?:\n[ \t].*)*)/m.exec(mail) ?? [];
  return raw
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : fromQuotedPrintable(text, true),
    );
}

export const receivedText = (mail: string) => ({
  subject: subjectOf(mail),
  text: partOf(mail, 'text/plain'),
  html: partOf(mail, 'text/html'),
});
