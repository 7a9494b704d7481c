import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/messages/base-messages.ts';
import { usePageMessages } from '#lib/messages/pages-messages.ts';
import { paths } from '#lib/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StorySheet } from '#ui/story-sheet.tsx';
import { comingPages } from '../coming-pages.ts';

export default function ComingPage() {
  const { coming } = usePageMessages();
  const { common } = useMessages();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const page = comingPages.find(({ path }) => matchPath(path, pathname));
  const title = coming[page?.name ?? 'travels'];
  const term = page?.name === 'search' ? query.get('q') : null;
  return (
    <>
      <PageMeta title={title} description={coming.text} path={pathname} isHidden />
      <StorySheet
        title={title}
        text={term ? coming.searched(term) : coming.text}
        image="/illustrations/camper-coast.webp"
        light="morning"
      >
        <AppLink to={paths.contact} className={buttonClass('primary', 'large')}>
          {common.contactUs}
        </AppLink>
      </StorySheet>
    </>
  );
}
