import type { Row } from '../supabase-client.ts';

/** The point that stays visible where a photo is cropped, in percent from the left and the top. */
export type FocalPoint = Pick<Row<'photos'>, 'focal_x' | 'focal_y'>;

/** The CSS `object-position` that keeps it visible. */
export const objectPosition = ({ focal_x, focal_y }: FocalPoint) => `${focal_x}% ${focal_y}%`;

/** Of a photo whose focal point is not known (yet). */
export const CENTRE = '50% 50%';
