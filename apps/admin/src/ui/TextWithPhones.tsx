import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { Link } from '@mui/material';

const NUMBER = /(?<![\w+.])(?:\(\+?\d{1,4}\)|\+|0)[\d .()-]{6,20}\d(?!\w)/g;

/** With a country code, or as in Algeria and France; not a date or a period such as 03.05-10.05.27. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  if (text.includes('.') && text.includes('-')) return false;
  if (!/^\(?[+0]/.test(text)) return false;
  return /^\(?(\+|00)/.test(text) ? digits >= 8 && digits <= 17 : digits === 9 || digits === 10;
}

/** The zero of `+213 (0)550` is for calls inside the country only. */
const dialled = (text: string) => text.replace(/(?<=^\+.*)\(0\)/, '').replace(/[^+\d]/g, '');

/** What somebody wrote, with phone numbers to tap. */
export function TextWithPhones({ children }: { children: string }) {
  const numbers = [...children.matchAll(NUMBER)].filter(([text]) => isPhoneNumber(text));
  let end = 0;
  return (
    <>
      {numbers.map(({ 0: text, index }) => {
        const before = children.slice(end, index);
        end = index + text.length;
        return (
          <span key={index}>
            {isolateNumbers(before)}
            <Link href={`tel:${dialled(text)}`} dir="ltr">
              {text}
            </Link>
          </span>
        );
      })}
      {isolateNumbers(children.slice(end))}
    </>
  );
}
