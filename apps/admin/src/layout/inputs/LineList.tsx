import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useInput } from 'react-admin';
import { flushSync } from 'react-dom';
import { moved, without } from './line-order.ts';

type LineListProps = { source: string; label: string; addLabel: string; placeholder?: string };

/**
 * A list of texts in an order. Enter adds a line below, Backspace in an empty line removes it, the
 * arrows move a line.
 */
export function LineList({ source, label, addLabel, placeholder }: LineListProps) {
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] });
  const lines: string[] = Array.isArray(field.value) ? field.value : [];
  const list = useRef<HTMLOListElement>(null);

  function change(next: string[], focus?: number) {
    flushSync(() => field.onChange(next));
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
          <Box component="li" key={at} sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
            <TextField
              value={line}
              placeholder={placeholder}
              onChange={(event) => change(lines.with(at, event.target.value))}
              onBlur={field.onBlur}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault();
                  add(at + 1);
                } else if (event.key === 'Backspace' && line === '') {
                  event.preventDefault();
                  remove(at);
                }
              }}
              slotProps={{ htmlInput: { 'aria-label': `${label}, line ${at + 1}` } }}
            />
            <IconButton
              aria-label={`Move line ${at + 1} up`}
              disabled={at === 0}
              onClick={() => change(moved(lines, at, at - 1))}
            >
              <ArrowUp size={18} />
            </IconButton>
            <IconButton
              aria-label={`Move line ${at + 1} down`}
              disabled={at === lines.length - 1}
              onClick={() => change(moved(lines, at, at + 1))}
            >
              <ArrowDown size={18} />
            </IconButton>
            <IconButton aria-label={`Remove line ${at + 1}`} onClick={() => remove(at)}>
              <Trash2 size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button size="small" startIcon={<Plus size={18} />} onClick={() => add(lines.length)}>
        {addLabel}
      </Button>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
