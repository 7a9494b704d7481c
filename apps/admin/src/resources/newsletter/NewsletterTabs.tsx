import { SectionTabs } from '#ui/page/SectionTabs.tsx';
import { ISSUES, SUBSCRIBERS } from './newsletter-paths.ts';

const pages = [
  { path: ISSUES, label: 'Issues' },
  { path: SUBSCRIBERS, label: 'Subscribers' },
] as const;

export function NewsletterTabs({ current }: { current: (typeof pages)[number]['path'] }) {
  return <SectionTabs label="Newsletter" current={current} pages={pages} />;
}
