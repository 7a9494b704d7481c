import type { ServiceType } from '../service-types.ts';
import type { DetailField } from './detail-field.ts';
import type { InquiryKind } from './kind.ts';

/** Details of every shape, for tests. */
const fields: Readonly<Record<string, DetailField>> = {
  plate: { label: 'Number plate', shape: 'text', max: 5 },
  seats: { label: 'Seats', shape: 'number', min: 1, max: 60 },
  neededOn: { label: 'Needed on', shape: 'day' },
  callAt: { label: 'Call at', shape: 'time' },
};

type Kinds = Readonly<Record<ServiceType, InquiryKind>>;

/** The kinds of inquiry, where a mechanic asks for all of them. */
export const withDetails = (kinds: Kinds): Kinds => ({
  ...kinds,
  mechanic: { ...kinds.mechanic, fields },
});
