/** Each line costs the parser time: of a text up to 10 µs, of a file 2. No letter has so many. */
const MOST_TEXT_LINES = 20_000;
const MOST_LINES = 400_000;

const LINE_FEED = 10;
/** Longer ones are no headers of interest. */
const LONGEST = 200;
const BASE64 = /^[A-Za-z\d+/]{60,}={0,2}$/;
const ENCODED = /^content-transfer-encoding:\s*base64\s*$/i;
const BOUNDARY = /\bboundary="?([^";\s]+)/i;
const latin1 = new TextDecoder('latin1');

/** The lines that the parser can read in little time: the first ones of texts, and those of files in base64. */
export function limitLines(content: Uint8Array): { bytes: Uint8Array; isCut: boolean } {
  let [lines, textLines, isHeader, isFile] = [0, 0, true, false];
  const boundaries: string[] = [];
  for (let start = 0; start < content.length; lines += 1) {
    const found = content.indexOf(LINE_FEED, start);
    const end = found < 0 ? content.length : found;
    const line =
      end - start <= LONGEST ? latin1.decode(content.subarray(start, end)).trimEnd() : '-';
    if (isHeader) {
      isFile ||= ENCODED.test(line);
      const boundary = BOUNDARY.exec(line)?.[1];
      if (boundary !== undefined && boundaries.length < 50) boundaries.push(`--${boundary}`);
      isHeader = line !== '';
    } else if (line.startsWith('--') && boundaries.some((each) => line.startsWith(each))) {
      [isHeader, isFile] = [true, false];
    }
    if (!isFile || !BASE64.test(line)) textLines += 1;
    if (textLines > MOST_TEXT_LINES || lines >= MOST_LINES)
      return { bytes: content.subarray(0, start), isCut: true };
    start = end + 1;
  }
  return { bytes: content, isCut: false };
}
