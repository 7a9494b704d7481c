import { tidyPath } from '@expat-buddy/domain/language/tidy-path';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { pageMessages } from '#messages/shell/pages.ts';
import { AppLink } from '#ui/app-link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { StorySheet } from '#ui/story-sheet.tsx';
import { SearchBox } from '../shell/search-box.tsx';

export default function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const meant = tidyPath(pathname);
  return meant === pathname ? <NotFound /> : <Navigate to={meant + search + hash} replace />;
}

function NotFound() {
  const { navigation } = baseMessages;
  const { notFound: text } = pageMessages;
  const suggestions = [
    { to: paths.activities, label: navigation.activities, why: text.activities },
    { to: paths.travels, label: navigation.travels, why: text.travels },
    { to: paths.contact, label: text.contactLabel, why: text.contact },
  ];
  return (
    <>
      <PageMeta title={text.title} isHidden />
      <StorySheet
        title={text.title}
        text={text.text}
        image="/illustrations/dunes-night.webp"
        light="night"
      >
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
      </StorySheet>
    </>
  );
}
