import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#i18n/t.ts';
import { moved, without } from './line-order.ts';

export type TextLinesProps = {
  label: string;
  addLabel: string;
  placeholder?: string;
  /** How many lines a card shows. */
  cardLimit?: number;
  suggestions?: readonly string[];
};

type Controlled = TextLinesProps & {
  lines: string[];
  onChange: (lines: string[]) => void;
  onBlur?: () => void;
};

function CardMark({ at, cardLimit }: { at: number; cardLimit: number | undefined }) {
  if (cardLimit === undefined || (at !== 0 && at !== cardLimit)) return null;
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}
    >
      {at === 0 ? t('On the card: the first {cardLimit}', { cardLimit }) : t('On its page only')}
      <Box component="span" sx={{ flex: 1, borderTop: 1, borderColor: 'divider' }} />
    </Typography>
  );
}

/** Enter adds a line below, Backspace in an empty line removes it. */
export function TextLines(props: Controlled) {
  const { lines, onChange, onBlur, label, addLabel, placeholder, cardLimit, suggestions } = props;
  const suggestionsId = useId();
  const list = useRef<HTMLOListElement>(null);

  function change(next: string[], focus?: number) {
    flushSync(() => onChange(next));
    if (focus === undefined) return;
    list.current?.querySelectorAll('input')[Math.max(0, focus)]?.focus();
  }
  const add = (at: number) => change(lines.toSpliced(at, 0, ''), at);
  const remove = (at: number) => change(without(lines, at), at - 1);

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0 }}>
        {label}
      </Typography>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, at) => (
          <li key={at}>
            <CardMark at={at} cardLimit={cardLimit} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
              <TextField
                value={line}
                placeholder={placeholder}
                onChange={(event) => change(lines.with(at, event.target.value))}
                onBlur={onBlur}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') {
                    event.preventDefault();
                    add(at + 1);
                  } else if (event.key === 'Backspace' && line === '') {
                    event.preventDefault();
                    remove(at);
                  }
                }}
                slotProps={{
                  htmlInput: {
                    'aria-label': t('{label}, line {value}', { label, value: at + 1 }),
                    list: suggestions ? suggestionsId : undefined,
                  },
                }}
              />
              <IconButton
                aria-label={t('Move line {value} up', { value: at + 1 })}
                disabled={at === 0}
                onClick={() => change(moved(lines, at, at - 1))}
              >
                <ArrowUp size={18} />
              </IconButton>
              <IconButton
                aria-label={t('Move line {value} down', { value: at + 1 })}
                disabled={at === lines.length - 1}
                onClick={() => change(moved(lines, at, at + 1))}
              >
                <ArrowDown size={18} />
              </IconButton>
              <IconButton
                aria-label={t('Remove line {value}', { value: at + 1 })}
                onClick={() => remove(at)}
              >
                <Trash2 size={18} />
              </IconButton>
            </Box>
          </li>
        ))}
      </Box>
      {suggestions && (
        <datalist id={suggestionsId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <Button size="small" startIcon={<Plus size={18} />} onClick={() => add(lines.length)}>
        {addLabel}
      </Button>
    </Box>
  );
}
