import { toLanguage } from '../../language/languages.ts';
import { locales } from '../../language/locales.ts';

/** Inline, because many email programs ignore style sheets. */
const mailStyle = {
  body: 'margin:0;padding:0;background:#FBF7F0;color:#1C2730;-webkit-text-size-adjust:100%',
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px',
  outer: 'width:100%;background:#FBF7F0;border-collapse:collapse',
  outerCell: 'padding:16px 8px',
  sheet:
    'width:100%;max-width:600px;margin:0 auto;background:#FFFFFF;border-collapse:collapse;border-radius:8px',
  head: 'padding:24px 24px 0;text-align:start;font:700 16px/1.4 Georgia,serif;color:#0B6570',
  block:
    "padding:12px 24px;text-align:start;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1C2730;overflow-wrap:anywhere",
  heading: 'margin:12px 0 4px;font:700 22px/1.3 Georgia,serif;color:#1C2730',
  paragraph: 'margin:0 0 12px',
  list: 'margin:0 0 12px;padding:0 0 0 24px',
  link: 'color:#0B6570;text-decoration:underline',
  image: 'display:block;width:100%;max-width:552px;height:auto;border:0;border-radius:6px',
  caption: 'margin:6px 0 0;font-size:14px;color:#56616A',
  trip: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  tripImageCell: 'width:40%;padding:0 16px 0 0;vertical-align:top',
  tripImage: 'display:block;width:100%;max-width:220px;height:auto;border:0;border-radius:6px',
  tripCell:
    "vertical-align:top;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1C2730",
  tripTitle: 'font-weight:700;color:#1C2730;text-decoration:none',
  price: 'color:#56616A',
  foot: "padding:20px 24px 24px;text-align:start;border-top:1px solid #E5DDD0;font:13px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#56616A;overflow-wrap:anywhere",
} as const;

type StyleName = keyof typeof mailStyle;

const ARABIC = "'Segoe UI','Geeza Pro','Noto Sans Arabic',Tahoma,Arial,sans-serif";

/** For Arabic: mirrored, without properties that Outlook ignores, and with room for its letters. */
const arabicStyle: Readonly<Partial<Record<StyleName, string>>> = {
  head: `padding:24px 24px 0;text-align:right;font:700 17px/1.6 ${ARABIC};color:#0B6570`,
  block: `padding:12px 24px;text-align:right;font:17px/1.8 ${ARABIC};color:#1C2730;overflow-wrap:anywhere`,
  heading: `margin:12px 0 4px;font:700 22px/1.6 ${ARABIC};color:#1C2730`,
  list: 'margin:0 0 12px;padding:0 24px 0 0',
  tripImageCell: 'width:40%;padding:0 0 0 16px;vertical-align:top',
  tripCell: `vertical-align:top;text-align:right;font:17px/1.7 ${ARABIC};color:#1C2730`,
  foot: `padding:20px 24px 24px;text-align:right;border-top:1px solid #E5DDD0;font:14px/1.8 ${ARABIC};color:#56616A;overflow-wrap:anywhere`,
};

export function styleAttribute(name: StyleName, language: string): string {
  const isMirrored = locales[toLanguage(language)].direction === 'rtl';
  return `style="${(isMirrored && arabicStyle[name]) || mailStyle[name]}"`;
}

/** For programs that know dark mode; the classes repeat what the inline styles paint. */
export const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#12191E !important;color:#E8E4DC !important}
.sheet{background:#1B242B !important}
.ink{color:#E8E4DC !important}
.soft{color:#A9B3BA !important}
.sea{color:#6CC3CE !important}
.line{border-color:#33404A !important}
}
@media (max-width:480px){
.stack{display:block !important;width:100% !important;max-width:none !important;padding:0 0 8px !important}
.stack img{max-width:100% !important}
}`;
