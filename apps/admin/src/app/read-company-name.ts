import { supabase } from '#providers/supabase.ts';
import { setCompanyName } from '#ui/page/company-name.ts';

/** Reads the company's name for titles; without an answer they keep that of the build. */
export async function readCompanyName(): Promise<void> {
  const { data } = await supabase.from('site_settings').select('company_name').maybeSingle();
  if (data) setCompanyName(data.company_name);
}
