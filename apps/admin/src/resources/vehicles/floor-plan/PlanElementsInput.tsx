import { type PlanElement, type PlanKind, planKinds } from '@expat-buddy/domain/vehicle/floor-plan';
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

const newElement: PlanElement = { kind: 'seat', x: 0, y: 0, length: 50, width: 50 };

type PlanElementsInputProps = {
  title: string;
  elements: PlanElement[];
  onChange: (elements: PlanElement[]) => void;
};

export function PlanElementsInput({ title, elements, onChange }: PlanElementsInputProps) {
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
        {elements.map((element, at) => {
          const name = t('element {value}, {title}', { value: at + 1, title: title.toLowerCase() });
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
        {t('Add an element {title}', { title: title.toLowerCase() })}
      </Button>
    </>
  );
}
