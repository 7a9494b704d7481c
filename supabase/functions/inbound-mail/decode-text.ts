const utf8 = new TextDecoder('utf-8', { fatal: true });

// What mail programs declare without looking: the bytes say more.
const UNSURE =
  /^(?:|utf-?8|us-ascii|ascii|ansi_x3\.4-1968|iso-?8859-?1|latin-?1|windows-1252|cp-?1252|unknown-8bit|x-unknown|8bit|binary|default)$/i;
/** In these, some texts happen to be UTF-8 too. */
const MANY_BYTES =
  /^(?:gb|big|euc|shift|sjis|ks|iso-2022|utf-16|cp9|hz|x-gbk|windows-9|windows-31)/i;

const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0x80;

/** Whether most letters are in runs outside ASCII, as in Arabic; the accented letters of Latin text are single. */
function looksArabic(bytes: Uint8Array): boolean {
  let [high, inRuns] = [0, 0];
  for (const [place, byte] of bytes.entries()) {
    if (!isHigh(byte)) continue;
    high += 1;
    if (isHigh(bytes[place - 1]) || isHigh(bytes[place + 1])) inRuns += 1;
  }
  return inRuns > high * 0.8;
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8 with a few broken characters, as where a program cut it. */
function asBrokenUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return broken * 4 <= whole ? text : undefined;
}

function decoderOf(charset: string): TextDecoder | undefined {
  for (const label of [
    charset,
    charset.replace(/^x-/i, ''),
    charset.replace(/^(?:x-)?cp-?/i, 'windows-'),
  ]) {
    try {
      return new TextDecoder(label);
    } catch {
      // The next spelling.
    }
  }
  return undefined;
}

/**
 * Reads text in the charset that was declared, unless the bytes say otherwise: UTF-8 that is declared as something else,
 * and Windows text that is declared as ASCII, as UTF-8 or not at all.
 */
export function decodeText(bytes: Uint8Array, declared = ''): string {
  const charset = declared.trim();
  if (!bytes.some(isHigh) && !MANY_BYTES.test(charset)) return new TextDecoder().decode(bytes);
  const decoder = UNSURE.test(charset) ? undefined : decoderOf(charset);
  if (decoder && MANY_BYTES.test(charset)) {
    const text = decoder.decode(bytes);
    return text.includes('\ufffd') ? (asUtf8(bytes) ?? text) : text;
  }
  const text = asUtf8(bytes);
  if (text !== undefined) return text;
  if (decoder) return decoder.decode(bytes);
  const broken = /^(?:|utf-?8)$/i.test(charset) ? asBrokenUtf8(bytes) : undefined;
  return (
    broken ?? new TextDecoder(looksArabic(bytes) ? 'windows-1256' : 'windows-1252').decode(bytes)
  );
}

/** Repairs a header whose UTF-8 was read as Windows text. */
export function repaired(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text)) return text;
  const bytes = Uint8Array.from(text, (character) => windowsBytes.get(character) ?? 0);
  return bytes.includes(0) ? text : (asUtf8(bytes) ?? text);
}

const windowsBytes = new Map(
  Array.from({ length: 255 }, (_, index) => {
    const byte = index + 1;
    return [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte];
  }),
);
