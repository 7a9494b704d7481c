import { tidyPath } from '@expat-buddy/domain/language/tidy-path';
import { Navigate, useLocation } from 'react-router-dom';
import { pageMessages } from '#messages/shell/pages.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StorySheet } from '#ui/story-sheet.tsx';
import { Suggestions } from './missing/suggestions.tsx';

export default function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const meant = tidyPath(pathname);
  return meant === pathname ? <NotFound /> : <Navigate to={meant + search + hash} replace />;
}

function NotFound() {
  const { notFound: text } = pageMessages;
  return (
    <>
      <PageMeta title={text.title} isHidden />
      <StorySheet
        title={text.title}
        text={text.text}
        image="/illustrations/dunes-night.webp"
        light="night"
      >
        <Suggestions />
      </StorySheet>
    </>
  );
}
