import { useLocation } from 'react-router-dom';
import { useMessages } from '#lib/messages/base-messages.ts';
import { usePageMessages } from '#lib/messages/pages-messages.ts';
import { paths } from '#lib/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StorySheet } from '#ui/story-sheet.tsx';

export default function ComingPage() {
  const { coming } = usePageMessages();
  const { common } = useMessages();
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta title={coming.title} description={coming.text} path={pathname} isHidden />
      <StorySheet
        title={coming.title}
        text={coming.text}
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
