import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/t.ts';
import { supabase } from '#providers/supabase.ts';
import { Announcement } from '#ui/Announcement.tsx';
import { useSubmissionCounts } from './submission-counts.ts';

/** How far the clock of a computer may be ahead of the database. */
const SKEW_MS = 60_000;

/** Says who has written when an inquiry arrives while the back office is open. */
export function NewInquiryAnnouncement() {
  const { data } = useSubmissionCounts();
  const count = data?.new;
  const known = useRef(count);
  const heard = useRef(new Date(Date.now() - SKEW_MS).toISOString());
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const hasMore = count !== undefined && known.current !== undefined && count > known.current;
    known.current = count;
    if (!hasMore) return;
    // What was new before, and is again, did not arrive now.
    const arrived = supabase
      .from('contact_submissions')
      .select('name,created_at')
      .eq('status', 'new')
      .gt('created_at', heard.current)
      .order('created_at', { ascending: false })
      .limit(10);
    void arrived.then(({ data: rows }) => {
      const [latest] = rows ?? [];
      if (!rows || !latest) return;
      heard.current = latest.created_at;
      setSentence(
        rows.length === 1
          ? t('New inquiry from {name}.', { name: latest.name })
          : t('{count} new inquiries, the latest from {name}.', {
              count: rows.length,
              name: latest.name,
            }),
      );
    });
  }, [count]);
  return <Announcement>{sentence}</Announcement>;
}
