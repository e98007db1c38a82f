import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AccountForm } from './account-form.tsx';

/** The field for one's own password. */
export const PASSWORD = {
  name: 'currentPassword',
  label: t`Your password`,
  type: 'password',
  autoComplete: 'current-password',
} as const;

export interface PasswordDialogProps {
  title: string;
  description: string;
  action: string;
  /** The button that opens it; without it, one that says the action. */
  trigger?: ReactNode;
  save: (values: { currentPassword: string }) => Promise<void>;
  success: { title: string; description: string };
}

/** Asks for the password before something that an open browser alone must not do. */
export function PasswordDialog({ title, description, action, trigger, save, success }: PasswordDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger ?? <Button>{action}</Button>}
    >
      <AccountForm
        fields={[PASSWORD]}
        action={action}
        save={async (values) => {
          await save(values);
          setOpen(false);
        }}
        success={success}
      />
    </Dialog>
  );
}
