import { type ComponentProps, useId } from 'react';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & { label: string };

export function CheckField({ label, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input {...input} id={id} type="checkbox" className="size-6 shrink-0 accent-sea" />
      <label htmlFor={id} className="py-2 text-[1rem]">
        {label}
      </label>
    </div>
  );
}
