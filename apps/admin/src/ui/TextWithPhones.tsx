import { Link } from '@mui/material';

const NUMBER = /(?<![\w+.])(?:\+|0)[\d .()-]{7,20}\d(?!\w)/g;

/** With a country code, or as in Algeria and France; not a date or a period such as 03.05-10.05.27. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  if (text.includes('.') && text.includes('-')) return false;
  return /^(\+|00)/.test(text) ? digits >= 8 && digits <= 17 : digits === 9 || digits === 10;
}

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
            {before}
            <Link href={`tel:${text.replace(/[^+\d]/g, '')}`} dir="ltr">
              {text}
            </Link>
          </span>
        );
      })}
      {children.slice(end)}
    </>
  );
}
