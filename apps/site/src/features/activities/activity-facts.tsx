import type { Activity } from '@expat-buddy/domain/activity/types';
import { CalendarRange, Clock, Gauge, type LucideIcon, Users } from 'lucide-react';
import { englishMark } from '#lib/text/english-mark.ts';
import { withEnDash } from '#lib/text/typeset-facts.ts';
import { activityMessages } from '#messages/trips/activities.ts';

export function ActivityFacts({ activity }: { activity: Activity }) {
  const { activity: text } = activityMessages;
  const facts: { Icon: LucideIcon; label?: string; field: string; value: string }[] = [
    { Icon: Clock, label: text.duration, field: 'duration', value: withEnDash(activity.duration) },
    {
      Icon: Users,
      label: text.groupSize,
      field: 'groupsize',
      value: withEnDash(activity.groupsize),
    },
    {
      Icon: Gauge,
      field: 'difficulty',
      value: activity.difficulty && text.difficulty(activity.difficulty),
    },
    {
      Icon: CalendarRange,
      field: 'besttime',
      value: activity.besttime && text.bestTime(activity.besttime),
    },
  ];
  return (
    <section aria-label={text.facts} className="border-t-2 border-ochre">
      <ul className="divide-y divide-line border-b border-line">
        {facts
          .filter(({ value }) => value)
          .map(({ Icon, label, field, value }) => (
            <li key={field} className="tabular flex min-h-14 items-center gap-4 py-3">
              <Icon className="size-5 shrink-0 text-accent" strokeWidth={1.7} aria-hidden="true" />
              {label && <span className="sr-only">{label}</span>}
              <span {...englishMark(activity, field)}>{value}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
