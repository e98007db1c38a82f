import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Check,
  FileText,
  Fingerprint,
  Languages,
  LifeBuoy,
  ListChecks,
  LogOut,
  type LucideIcon,
  PenLine,
  ShieldAlert,
  UserRound,
  Wrench,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { changeLanguage } from '../platform/change-language.ts';
import { OTHER_LANGUAGES } from '../platform/language-links.ts';
import { formatNumber } from '../platform/locale.ts';
import { paths } from '../platform/paths.ts';
import { hasUnsentChanges, signOutOrSay } from '../platform/sign-out.ts';
import { useAtomValue } from '../platform/store.ts';
import { setTheme, THEMES, type Theme, themeAtom } from '../platform/theme.ts';
import { toast } from '../platform/toast-store.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

const THEME_LABELS: Record<Theme, string> = { system: t`System`, light: t`Light`, dark: t`Dark` };
const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm outline-none data-highlighted:bg-sunken';

interface AccountDropdownProps {
  user: CurrentUser;
  /** The button that opens and closes it. */
  trigger: ReactNode;
}

/** The account menu once it was asked for, open at first. */
export function AccountDropdown({ user, trigger }: AccountDropdownProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    signOutOrSay(user.id);
  };
  const handleSignOut = () => {
    if (hasUnsentChanges(user.id)) setAsking(true);
    else leave();
  };
  return (
    <>
      <Menu user={user} trigger={trigger} onSignOut={handleSignOut} />
      <SignOutDialog isOpen={isAsking} onCancel={() => setAsking(false)} onSignOut={leave} />
    </>
  );
}

function Menu({ user, trigger, onSignOut }: AccountDropdownProps & { onSignOut: () => void }) {
  const theme = useAtomValue(themeAtom);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-50 w-64 rounded-lg border border-line bg-surface p-2 shadow-panel animate-rise"
        >
          <AccountSummary user={user} />
          <DropdownMenu.Separator className="mx-1 h-px bg-line" />
          <DropdownMenu.Label className="px-3 pt-3 pb-1 text-xs font-semibold text-ink-soft">
            <Trans>Appearance</Trans>
          </DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={theme}>
            {THEMES.map((option) => (
              <DropdownMenu.RadioItem
                key={option}
                value={option}
                onSelect={() => setTheme(option)}
                className={ITEM}
              >
                <span className="flex-1">{THEME_LABELS[option]}</span>
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden className="size-4 text-accent" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          {OTHER_LANGUAGES.map(({ language, label }) => (
            <DropdownMenu.Item
              key={language}
              lang={language}
              onSelect={() => handleLanguage(language)}
              className={ITEM}
            >
              <Languages aria-hidden className="size-4 text-ink-soft" />
              {label}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="mx-1 my-2 h-px bg-line" />
          <MenuLink href={paths.ownReports()} icon={FileText} name={t`My reports`} />
          {user.capabilities.includes('puzzle.review') && (
            <MenuLink href={paths.reviews()} icon={ListChecks} name={t`Ready for your review`} />
          )}
          <MenuLink href={paths.help()} icon={LifeBuoy} name={t`Help, right now`} />
          <MenuLink href={paths.account()} icon={UserRound} name={t`Your account`} />
          {user.capabilities.includes('indicator.look-up') && (
            <MenuLink href={paths.indicators()} icon={Fingerprint} name={t`Indicators`} />
          )}
          {user.capabilities.includes('content.moderate') && (
            <MenuLink href={paths.moderation()} icon={ShieldAlert} name={t`Moderation`} />
          )}
          {user.capabilities.includes('content.review') && (
            <MenuLink href={paths.reviewChanges()} icon={PenLine} name={t`Suggested changes`} />
          )}
          {user.capabilities.includes('admin.access') && (
            <MenuLink href={paths.administration()} icon={Wrench} name={t`Administration`} />
          )}
          <DropdownMenu.Item onSelect={onSignOut} className={ITEM}>
            <LogOut aria-hidden className="size-4 text-ink-soft" />
            <Trans>Sign out</Trans>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function handleLanguage(language: Language): void {
  changeLanguage(language).catch(() =>
    toast({
      title: t`Not saved`,
      description: t`We could not save your language. Please try again.`,
      variant: 'destructive',
    }),
  );
}

function MenuLink({ href, icon: Icon, name }: { href: string; icon: LucideIcon; name: string }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      <Link href={href}>
        <Icon aria-hidden className="size-4 text-ink-soft" />
        {name}
      </Link>
    </DropdownMenu.Item>
  );
}

/** Rendered only when the menu opens, because the first number formatting of a page is slow. */
function AccountSummary({ user }: { user: CurrentUser }) {
  return (
    <div className="px-3 pt-1.5 pb-3">
      <p className="font-semibold">{user.displayName}</p>
      <p className="truncate text-sm text-ink-soft">{user.email}</p>
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>
          Level {user.level} · {formatNumber(user.xp)} XP · {formatNumber(user.credits)} credits
        </Trans>
      </p>
    </div>
  );
}
