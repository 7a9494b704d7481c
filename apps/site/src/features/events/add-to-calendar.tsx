import { eventCalendar } from '@expat-buddy/domain/event/calendar';
import type { SiteEvent } from '@expat-buddy/domain/event/types';
import { CalendarPlus } from 'lucide-react';
import { urlOf } from '#lib/address.ts';
import { paths } from '#lib/paths.ts';
import { eventMessages as text } from '#messages/company/event.ts';
import { Button } from '#ui/button.tsx';

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the event as a calendar file. Renders nothing while its day is open. */
export default function AddToCalendar({ event }: { event: SiteEvent }) {
  if (event.starts_on === null) return null;
  const save = () => {
    const file = eventCalendar(event, urlOf(paths.event(event.id)), new Date());
    if (file) download(`${event.id}.ics`, file);
  };
  return (
    <Button variant="outline" className="mb-3 w-full" onClick={save}>
      <CalendarPlus className="size-5" aria-hidden="true" />
      {text.addToCalendar}
    </Button>
  );
}
