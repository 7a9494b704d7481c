import type { DetailField } from './detail-field.ts';

/** A kind of inquiry: what its form asks for besides name, email, message and group size (specification, section 2). */
export type InquiryKind = {
  /** English; the messages of the site, the back office and the emails translate it. */
  label: string;
  /** A name of the site's `ServiceIcon`. */
  icon: string;
  /** Departure and return. Pages of activities and vehicles ask for them whatever the kind. */
  hasDates: boolean;
  /** Children, transportation and, where the page offers it, camping. */
  hasTravellers: boolean;
  /** By their names in `inquiry_selections.details`. Kinds that share a name share its rule. */
  fields?: Readonly<Record<string, DetailField>>;
};
