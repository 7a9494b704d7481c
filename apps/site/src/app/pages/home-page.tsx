import { useMessages } from '#lib/messages/base-messages.ts';
import { usePageMessages } from '#lib/messages/pages-messages.ts';
import { paths } from '#lib/paths.ts';
import { siteName } from '#lib/site-name.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StorySheet } from '#ui/story-sheet.tsx';

export default function HomePage() {
  const { common } = useMessages();
  const { home } = usePageMessages();
  return (
    <>
      <PageMeta title={siteName} description={home.description} path={paths.home} />
      <StorySheet
        title={home.title}
        text={home.text}
        image="/illustrations/algiers-kasbah.webp"
        light="blue-hour"
      >
        <div className="flex flex-wrap gap-4">
          <AppLink to={paths.activities} className={buttonClass('primary', 'large')}>
            {home.activities}
          </AppLink>
          <AppLink to={paths.contact} className={buttonClass('outline', 'large')}>
            {common.contactUs}
          </AppLink>
        </div>
      </StorySheet>
    </>
  );
}
