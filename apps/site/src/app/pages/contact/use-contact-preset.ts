import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';
import { useLocation } from 'react-router-dom';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { type PresetSubject, readContactPreset } from '#features/contact/contact-preset.ts';
import { eventQueries } from '#features/events/event-queries.ts';
import { serviceQueries } from '#features/services/service-queries.ts';
import { productQueries } from '#features/store/product-queries.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';

type Titled = { id: string; title: string };

/** Its id until its title is known; nothing if there is no such record. */
function selected(id: string, query: { data: Titled | null | undefined }): Titled[] {
  if (id === '' || query.data === null) return [];
  return [query.data ? { id, title: query.data.title } : { id, title: id }];
}

function useSubject(subject?: PresetSubject): (Titled & { topic?: ServiceType }) | undefined {
  const idOf = (kind: PresetSubject['kind']) => (subject?.kind === kind ? subject.id : '');
  const [service, vehicle, event, collection] = [
    idOf('service'),
    idOf('vehicle'),
    idOf('event'),
    idOf('collection'),
  ];
  const services = useQuery({ ...serviceQueries.list(), enabled: service !== '' }).data;
  const vehicles = useQuery({ ...vehicleQueries.detail(vehicle), enabled: vehicle !== '' }).data;
  const events = useQuery({ ...eventQueries.detail(event), enabled: event !== '' }).data;
  const known = useQuery({ ...productQueries.collection(collection), enabled: collection !== '' });
  const ofService = services?.find(({ id }) => id === service);
  if (ofService) return { id: service, title: ofService.title, topic: ofService.service_type };
  if (vehicles) return { id: vehicle, title: vehicles.name };
  if (events) return { id: event, title: events.title };
  return known.data ? { id: collection, title: known.data.title } : undefined;
}

/** What the contact form starts with: from the URL, or from the page that the visitor came from. */
export function useContactPreset() {
  // A hydrated page has neither a query nor a state (entry-client.tsx).
  const { search, state } = useLocation();
  const from: unknown = (state as { from?: unknown } | null)?.from;
  const page = typeof from === 'string' ? from : '';
  const preset = readContactPreset(new URLSearchParams(search), page);
  const { travelId = '', activityId = '' } = preset;
  const travel = useQuery({ ...travelQueries.detail(travelId), enabled: travelId !== '' });
  const activity = useQuery({ ...activityQueries.detail(activityId), enabled: activityId !== '' });
  const subject = useSubject(preset.subject);
  return {
    key: `${search} ${page}`.trim(),
    topic: preset.topic ?? subject?.topic,
    travels: selected(travelId, travel),
    activities: selected(activityId, activity),
    subject,
  };
}
