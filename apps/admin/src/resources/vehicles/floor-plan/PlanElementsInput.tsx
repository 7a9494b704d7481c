import {
  type PlanElement,
  type PlanKind,
  type PlanTime,
  planKinds,
} from '@expat-buddy/domain/vehicle/floor-plan';
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { t } from '#i18n/t.ts';
import { without } from '#ui/inputs/line-order.ts';
import { CentimetresField } from './CentimetresField.tsx';
import { planKindNames } from './plan-kind-names.ts';

const measures = [
  { part: 'x', label: t('From the front') },
  { part: 'y', label: t('From the right') },
  { part: 'length', label: t('Length') },
  { part: 'width', label: t('Width') },
] as const;

const elementNames: Readonly<Record<PlanTime, (number: number) => string>> = {
  day: (number) => t('element {number}, by day', { number }),
  night: (number) => t('element {number}, by night', { number }),
};

const addLabels: Readonly<Record<PlanTime, string>> = {
  day: t('Add an element by day'),
  night: t('Add an element by night'),
};

const newElement: PlanElement = { kind: 'seat', x: 0, y: 0, length: 50, width: 50 };

type PlanElementsInputProps = {
  time: PlanTime;
  elements: PlanElement[];
  onChange: (elements: PlanElement[]) => void;
};

export function PlanElementsInput({ time, elements, onChange }: PlanElementsInputProps) {
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
        {elements.map((element, at) => {
          const name = elementNames[time](at + 1);
          return (
            <Box
              component="li"
              key={at}
              sx={{
                display: 'grid',
                gap: 1,
                alignItems: 'center',
                gridTemplateColumns: {
                  xs: 'repeat(2, minmax(0, 1fr)) auto',
                  sm: 'minmax(7rem, 1.4fr) repeat(4, minmax(0, 1fr)) auto',
                },
              }}
            >
              <TextField
                select
                size="small"
                label={t('What')}
                value={element.kind}
                onChange={(event) =>
                  onChange(elements.with(at, { ...element, kind: event.target.value as PlanKind }))
                }
                slotProps={{ htmlInput: { 'aria-label': t('What is {name}', { name }) } }}
                sx={{ m: 0, minWidth: 0 }}
              >
                {planKinds.map((kind) => (
                  <MenuItem key={kind} value={kind}>
                    {planKindNames[kind]}
                  </MenuItem>
                ))}
              </TextField>
              {measures.map(({ part, label }) => (
                <CentimetresField
                  key={part}
                  label={label}
                  name={t('{label} of {name}', { label, name })}
                  value={element[part]}
                  onChange={(value) => onChange(elements.with(at, { ...element, [part]: value }))}
                />
              ))}
              <IconButton
                aria-label={t('Remove {name}', { name })}
                onClick={() => onChange(without(elements, at))}
              >
                <Trash2 size={18} />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Button
        size="small"
        startIcon={<Plus size={18} />}
        onClick={() => onChange([...elements, newElement])}
        sx={{ mt: 1 }}
      >
        {addLabels[time]}
      </Button>
    </>
  );
}
