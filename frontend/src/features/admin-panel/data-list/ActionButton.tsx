import { Button, type ButtonProps } from '../../../ui/form/Button.js';
import { Tooltip } from '../../../ui/overlay/Tooltip.js';
import { classNames } from '../../../ui/styles/class-names.js';
import styles from './ActionButton.module.css';
import type { Action } from './list-definition.js';

interface ActionButtonProps {
  action: Pick<Action<never>, 'name' | 'icon' | 'iconOnly' | 'variant'>;
  /** What the action applies to; screen readers announce it after the action. */
  targetName?: string;
  busy: boolean;
  onPress: (button: HTMLElement) => void;
}

/** Button for an action on one row or on all selected rows. */
export function ActionButton({
  action: { name, icon: Icon, iconOnly, variant },
  targetName,
  busy,
  onPress,
}: ActionButtonProps) {
  const button: ButtonProps = {
    variant: variant === 'primary' ? 'primary' : 'secondary',
    size: 'small',
    'aria-disabled': busy || undefined,
    ...(targetName !== undefined && { 'aria-label': `${name} ${targetName}` }),
    className: classNames(!iconOnly && styles.action, variant === 'danger' && styles.danger),
    onClick: (event) => !busy && onPress(event.currentTarget),
  };
  if (!iconOnly) {
    return (
      <Button {...button}>
        <Icon aria-hidden="true" />
        {name}
      </Button>
    );
  }
  return (
    <Tooltip text={name}>
      <Button {...button} isRound>
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
