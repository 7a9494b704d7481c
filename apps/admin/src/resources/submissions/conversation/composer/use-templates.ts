import type { Language } from '@expat-buddy/domain/language/languages';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

export type Template = Pick<
  Row<'message_templates'>,
  'id' | 'title' | 'language' | 'subject' | 'body'
>;

/** More than a menu can show; the API would truncate at 1,000 rows. */
const MOST = 200;

/** The templates in a language, or the English ones if it has none. */
export function useTemplates(language: Language) {
  const { data, error, refetch } = useQuery({
    queryKey: ['message_templates', 'menu'],
    queryFn: async (): Promise<Template[]> => {
      const {
        data: rows,
        error: failed,
        status,
      } = await supabase
        .from('message_templates')
        .select('id,title,language,subject,body')
        .order('position')
        .order('id')
        .limit(MOST);
      if (failed) throw toDataError({ status, body: failed });
      return rows;
    },
    staleTime: 60_000,
  });
  const own = data?.filter((template) => template.language === language) ?? [];
  const templates =
    own.length > 0 ? own : (data?.filter((template) => template.language === 'en') ?? []);
  return { templates, error, refetch };
}
