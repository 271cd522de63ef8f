'use client';

import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MembersOnly } from '@/components/account/members-only';
import { Failure } from '@/components/ui/failure';
import { LinkButton } from '@/components/ui/link-button';
import { useMessages } from '@/lib/client/language/messages';
import { rememberAction } from '@/lib/client/session/after-login';
import { widgetsQuery } from '@/lib/client/widget/widgets';
import { LOGIN_PATH, SCREENS } from '@/lib/routes';
import { AssistantCard } from './assistant-card';
import { NewCalendar } from './new-calendar';
import { NewWidget } from './new-widget';
import { WidgetForm } from './widget-form';
import { WidgetList } from './widget-list';

const PATH = SCREENS.widget.path;

/** Outfits outside of the app: pictures and a calendar by address for members, and AI assistants for everyone. */
export function WidgetScreen() {
  return (
    <MembersOnly
      visitorContent={
        <Frame>
          <VisitorCard />
        </Frame>
      }
    >
      <Frame>
        <Widgets />
      </Frame>
    </MembersOnly>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const screens = useMessages('screens');
  return (
    <main className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <h1 className="sr-only">{screens.widget}</h1>
      {children}
      <AssistantCard />
    </main>
  );
}

function VisitorCard() {
  const messages = useMessages('widgets');
  return (
    <section className="flex flex-col gap-3 rounded-card bg-card p-4 shadow-card">
      <h2 className="text-lead font-semibold">{messages.visitorTitle}</h2>
      <p className="text-label text-ink-2">{messages.visitorText}</p>
      <LinkButton href={LOGIN_PATH} onClick={() => rememberAction({ path: PATH })}>
        {messages.logIn}
      </LinkButton>
    </section>
  );
}

function Widgets() {
  const messages = useMessages('widgets');
  const [path, setPath] = useState<string | null>(null);
  const { data: widgets, isError, isFetching, refetch } = useQuery(widgetsQuery());
  return (
    <>
      {path === null && (
        <WidgetForm
          countOf={(kind) => (widgets ?? []).filter((each) => each.kind === kind).length}
          onCreated={setPath}
        />
      )}
      {path !== null && (path.endsWith('.ics') ? <NewCalendar path={path} /> : <NewWidget path={path} />)}
      {widgets && <WidgetList widgets={widgets} onRevoked={() => setPath(null)} />}
      {isError && !widgets && (
        <Failure
          title={messages.loadFailed}
          detail={messages.tryLater}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </>
  );
}
