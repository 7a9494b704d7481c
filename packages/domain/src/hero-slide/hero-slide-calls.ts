import type { DatabaseClient, Row } from '../supabase-client.ts';

/** What visitors see of a slide. `button_link` is a path of the site or an https address. */
export type HeroSlide = Pick<
  Row<'hero_slides'>,
  'id' | 'title' | 'description' | 'image' | 'image_alt' | 'button_text' | 'button_link'
>;

/**
 * The slides of the home page that are due now, in the order staff gave them. Throws the client's error.
 * The period is read from the server's clock, not from the visitor's, which may be wrong: the policy on
 * the table leaves out what has not begun or is over.
 */
export async function listHeroSlides(client: DatabaseClient): Promise<HeroSlide[]> {
  const { data, error } = await client
    .from('hero_slides')
    .select('id,title,description,image,image_alt,button_text,button_link')
    .eq('status', 'published')
    .order('position', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return data;
}
