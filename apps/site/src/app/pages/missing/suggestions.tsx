import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { pageMessages } from '#messages/shell/pages.ts';
import { AppLink } from '#ui/app-link.tsx';
import { SearchBox } from '../../shell/search-box.tsx';

/** Where to go from an address that leads nowhere. */
export function Suggestions() {
  const { navigation } = baseMessages;
  const { notFound: text } = pageMessages;
  const suggestions = [
    { to: paths.activities, label: navigation.activities, why: text.activities },
    { to: paths.travels, label: navigation.travels, why: text.travels },
    { to: paths.contact, label: text.contactLabel, why: text.contact },
  ];
  return (
    <>
      <SearchBox className="max-w-md" />
      <h2 className="mt-10 text-title">{text.suggestions}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {suggestions.map(({ to, label, why }) => (
          <li key={to} className="py-3.5">
            <AppLink
              to={to}
              className="font-medium text-sea underline underline-offset-4 hover:text-sea-strong"
            >
              {label}
            </AppLink>
            <p className="text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
