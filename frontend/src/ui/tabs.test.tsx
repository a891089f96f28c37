import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

const tab = (name: string) => screen.getByRole('tab', { name });

const parts = (
  <>
    <TabList aria-label="Games">
      <Tab value="all">All Games</Tab>
      <Tab value="snake" disabled>
        Alien Snake
      </Tab>
      <Tab value="memory">Memory Match</Tab>
    </TabList>
    <TabPanel value="all">Everything</TabPanel>
    <TabPanel value="memory">Only pairs</TabPanel>
  </>
);

describe('tabs', () => {
  beforeEach(() => {
    render(<Tabs defaultValue="all">{parts}</Tabs>);
  });

  it('shows the panel of the active tab, named by it', async () => {
    expect(screen.getByRole('tabpanel', { name: 'All Games' })).toHaveTextContent('Everything');
    await userEvent.click(tab('Memory Match'));
    expect(screen.getByRole('tabpanel', { name: 'Memory Match' })).toHaveTextContent('Only pairs');
    expect(screen.queryByText('Everything')).toBeNull();
    expect(tab('All Games')).toHaveAttribute('aria-selected', 'false');
  });

  it('is one stop of the keyboard, moved within by arrows, Home and End, past what is disabled', async () => {
    const person = userEvent.setup();
    await person.tab();
    expect(tab('All Games')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(tab('Memory Match')).toHaveFocus();
    expect(screen.getByText('Only pairs')).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(tab('All Games')).toHaveFocus();
    await person.keyboard('{End}{ArrowLeft}{End}');
    expect(tab('Memory Match')).toHaveFocus();
    await person.keyboard('{Home}');
    expect(tab('All Games')).toHaveFocus();
    await person.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

describe('tabs whose owner holds the state', () => {
  it('asks for a change and shows what it is told', async () => {
    const change = jest.fn();
    render(
      <Tabs value="all" onValueChange={change}>
        {parts}
      </Tabs>,
    );
    await userEvent.click(tab('Memory Match'));
    expect(change).toHaveBeenCalledWith('memory');
    expect(screen.getByText('Everything')).toBeVisible();
  });
});
