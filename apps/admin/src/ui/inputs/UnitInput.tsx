import { NumberField } from './NumberField.tsx';

type UnitInputProps = { source: string; label: string; unit: string; helperText?: string };

export function UnitInput(props: UnitInputProps) {
  return <NumberField {...props} isRequired />;
}
