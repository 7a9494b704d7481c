import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { useMessages } from '#lib/messages/base-messages.ts';
import { usePageMessages } from '#lib/messages/pages-messages.ts';
import { paths } from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StorySheet } from '#ui/story-sheet.tsx';

export default function ContactPage() {
  const { common } = useMessages();
  const { contact } = usePageMessages();
  return (
    <>
      <PageMeta title={contact.title} description={contact.description} path={paths.contact} />
      <StorySheet
        title={contact.heading}
        text={contact.text}
        image="/illustrations/oran-santa-cruz.webp"
        light="morning"
      >
        <InquiryButton size="large" inquiry={{ serviceType: 'general' }}>
          {common.contactUs}
        </InquiryButton>
      </StorySheet>
    </>
  );
}
