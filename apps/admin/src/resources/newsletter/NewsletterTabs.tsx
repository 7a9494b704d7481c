import { t } from '#i18n/t.ts';
import { SectionTabs } from '#ui/page/SectionTabs.tsx';
import { ISSUES, SUBSCRIBERS } from './newsletter-paths.ts';

const pages = [
  { path: ISSUES, label: t('Issues') },
  { path: SUBSCRIBERS, label: t('Subscribers') },
] as const;

export function NewsletterTabs({ current }: { current: (typeof pages)[number]['path'] }) {
  return <SectionTabs label={t('Newsletter')} current={current} pages={pages} />;
}
