import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#lib/hooks/use-theme.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { Button } from '#ui/button.tsx';

export function ThemeToggle() {
  const { header } = baseMessages;
  const { isDark, toggle } = useTheme();
  return (
    <Button
      variant="ghost"
      size="icon"
      onClick={toggle}
      aria-label={header.toggleDark}
      aria-pressed={isDark}
    >
      {/* Selected by the class on <html>, so that the first paint shows the right icon. */}
      <Moon className="size-5 dark:hidden" strokeWidth={1.7} aria-hidden="true" />
      <Sun className="size-5 not-dark:hidden" strokeWidth={1.7} aria-hidden="true" />
    </Button>
  );
}
