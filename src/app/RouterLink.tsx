import { useSyncExternalStore } from 'react';
import { Link, Router } from 'react-router-dom';
import { useAppState } from './AppContext';
import type { ScreenLinkProps } from './PlainLink';

/** A link on the app's own history. */
export default function RouterLink(props: ScreenLinkProps) {
  const { history } = useAppState();
  const { location } = useSyncExternalStore(history.subscribe, history.place);
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      location={location}
      navigator={history.navigator}
      useTransitions={false}
    >
      <Link {...props} />
    </Router>
  );
}
