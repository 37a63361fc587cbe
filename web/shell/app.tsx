// Which page is shown for which address. All but the first are fetched when they are opened.

import { lazy, Suspense, useEffect, useRef } from 'react';
import { HomePage } from '../pages/home-page.tsx';
import { Loading } from '../pages/messages.tsx';
import { NewTablePage } from '../pages/new-table-page.tsx';
import { Catch } from './catch.tsx';
import { type Route, useRoute } from './router.ts';

const TablePage = lazy(async () => ({ default: (await import('../pages/table-page.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('../pages/replay-page.tsx')).ReplayPage }));
const CardsPage = lazy(async () => ({ default: (await import('../pages/cards-page.tsx')).CardsPage }));
const RulesPage = lazy(async () => ({ default: (await import('../pages/rules-page.tsx')).RulesPage }));
const LearnPage = lazy(async () => ({ default: (await import('../pages/learn-page.tsx')).LearnPage }));
const CampaignPage = lazy(async () => ({
  default: (await import('../pages/campaign-page.tsx')).CampaignPage,
}));
const CreditsPage = lazy(async () => ({ default: (await import('../pages/credits-page.tsx')).CreditsPage }));

export function App() {
  const route = useRoute();
  const address = [route.page, ...route.args.slice(0, 2)].join('/');
  const shown = useRef(address);
  // A new page begins at its top, for eyes and screen readers alike.
  useEffect(() => {
    if (shown.current !== address) window.scrollTo(0, 0);
    shown.current = address;
  }, [address]);
  return (
    <Catch key={address}>
      <Suspense fallback={<Loading what="One moment" />}>
        <Page {...route} />
      </Suspense>
    </Catch>
  );
}

function Page({ page, args: [first = '', second = '', third = ''] }: Route) {
  switch (page) {
    case 'new':
      return <NewTablePage game={first} />;
    case 'table':
      return <TablePage id={first} />;
    case 'replay':
      return first === 'table' ? (
        <ReplayPage source={{ saved: second }} from={third === '' ? undefined : Number(third)} />
      ) : (
        <ReplayPage source={{ record: first }} />
      );
    case 'cards':
      return <CardsPage game={first} />;
    case 'rules':
      return <RulesPage game={first} clause={second} />;
    case 'learn':
      return <LearnPage game={first} />;
    case 'campaign':
      return <CampaignPage id={first} />;
    case 'credits':
      return <CreditsPage />;
    default:
      return <HomePage />;
  }
}
