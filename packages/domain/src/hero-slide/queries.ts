import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { HeroSlide } from './types.ts';

/**
 * The current slides of the home page, by position. The table's policy applies their period, with the
 * server's clock. Throws the client's error.
 */
export async function listHeroSlides(client: DatabaseClient): Promise<HeroSlide[]> {
  const { data, error } = await client
    .from('hero_slides')
    .select(
      translatedColumns(client, 'id,title~,description~,image,image_alt~,button_text~,button_link'),
    )
    .eq('status', 'published')
    .order('position', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return inLanguage(data);
}
