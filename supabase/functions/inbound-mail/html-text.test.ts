import { expect, it } from 'vitest';
import { htmlToText } from './html-text.ts';

const textOf = (html: string) => htmlToText(html).text;

const AFTER = '<p>the deposit is paid</p>';

it.each([
  ...['<svg width="1"/>', '<object data="x"/>', '<title/>', '<style/>', '<script src="x"/>'],
  ...['<textarea/>', '<iframe src="x"/>', '<template/>', '<noscript/>', '<math/>', '<select/>'],
  ...['<svg>', '<title>', '<TITLE class="İ">', '<object>', '<!-- x', '<![CDATA[>', '<head>'],
  ...['<svg><title>', '</svg></title></object>', '<a href="', '<table><tr><td>', '<video/>'],
])('loses nothing behind %s', (start) => {
  const closing = start.endsWith('"') ? 'x">link</a>' : '';
  expect(textOf(`<p>before</p>${start}${closing}${AFTER}`)).toMatch(
    /^before\s[\s\S]*the deposit is paid$/,
  );
});

it.each([
  ['text <b>before</b><html><body>within</body></html>after', 'text before\nwithin\nafter'],
  ['<head><title>No</title><style>p{}</style></head><body>a<script>1</script>b', 'ab'],
  ['a&nbsp;b &eacute; &#x41; 1 < 2 &amp;lt;', 'a b é A 1 < 2 &lt;'],
  ['<div>one</div><div><br></div><div>two<br>three</div>', 'one\n\ntwo\nthree'],
  [
    '<table><tr><td>Adults</td><td>4</td></tr><tr><td>Nights</td><td>7</td></tr></table>',
    'Adults 4\nNights 7',
  ],
  ['<h1>Title</h1><ul><li>one</li><li>two</li></ul>', 'Title\n\n- one\n- two'],
  [
    '<p>answer</p><blockquote><p>question</p><blockquote>older</blockquote></blockquote>',
    'answer\n\n> question\n>\n> > older',
  ],
  ['<a href="https://www.example.org/">example.org</a>', 'example.org'],
  ['<a href="mailto:a@example.org">a@example.org</a>', 'a@example.org'],
  [
    '<a href="https://maps.example/x?a=1&amp;b=2">our <b>hotel</b></a>',
    'our hotel <https://maps.example/x?a=1&b=2>',
  ],
  ['<a href="javascript:alert(1)">A link</a><img src="x" alt="logo">', 'A link'],
])('%s', (html, text) => {
  expect(textOf(html)).toBe(text);
});

it.each([
  ['nested elements', '<b>'.repeat(160_000)],
  ['deep elements', ('<b>'.repeat(499) + '</b>'.repeat(499)).repeat(140)],
  ['nested tables', '<table><tr><td>'.repeat(30_000)],
  ['starts of titles', '<title '.repeat(70_000)],
  ['starts of comments', '<!--'.repeat(120_000)],
  ['quotations', '<blockquote>'.repeat(40_000)],
  ['white space', `a${' '.repeat(499_000)}b`],
  ['line breaks', '<br>'.repeat(120_000)],
])('reads half a million characters of %s in little time', (_, html) => {
  const { user } = process.cpuUsage();
  htmlToText(html);
  expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
});
