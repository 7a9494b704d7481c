import type { Row } from '../supabase-client.ts';

/** A slide as visitors see it. `button_link` is a path of the site or an https address. */
export type HeroSlide = Pick<
  Row<'hero_slides'>,
  'id' | 'title' | 'description' | 'image' | 'image_alt' | 'button_text' | 'button_link'
>;
