import { useThemeChoice } from '#lib/hooks/use-theme.ts';
import { themes } from '#lib/theme.ts';
import { themeMessages as text } from '#messages/shell/theme.ts';

/** Three themes; the button in the header toggles two (specification, section 4). */
export function ThemeChoice() {
  const { chosen, choose } = useThemeChoice();
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="float-start pe-3">{text.title}</legend>
      <span className="flex rounded-full border border-footer-muted/40 p-0.5">
        {themes.map((theme) => (
          <label
            key={theme}
            className="relative grid min-h-8 cursor-pointer place-items-center rounded-full px-3.5 transition-colors hover:text-footer-ink has-checked:bg-footer-ink has-checked:text-footer has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => choose(theme)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {text.names[theme]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
