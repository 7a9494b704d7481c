import { IconButton, InputAdornment, TextField } from '@mui/material';
import { Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';

const PAUSE_MS = 300;

/** Debounced, stored in the address as `q`. */
export function SearchBox({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const inAddress = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [text, setText] = useState(inAddress);
  const sent = useRef(inAddress);
  // Where something was typed last. The list stays on screen until the code of an opened record has loaded.
  const here = useRef('');

  const type = (next: string) => {
    here.current = window.location.pathname;
    setText(next);
  };

  // The address can also change through links or the back button.
  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  const flush = useCallback(() => {
    const q = text.trim();
    if (q === sent.current || window.location.pathname !== here.current) return;
    sent.current = q;
    setFilters({ ...filterValues, q: q || undefined });
  }, [text, filterValues, setFilters]);

  useEffect(() => {
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [flush]);

  return (
    <TextField
      type="text"
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && flush()}
      placeholder={t('Search')}
      slotProps={{
        htmlInput: { 'aria-label': label, role: 'searchbox', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={18} aria-hidden="true" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={t('Clear the search')} onClick={() => type('')}>
                <X size={18} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={{ m: 0, flex: '1 1 220px', minWidth: 0, maxWidth: { sm: 380 } }}
    />
  );
}
