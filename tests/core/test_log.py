from koloda.core.log import LENGTH, START, amend, event, events, new_log, operand


def test_events_come_out_as_they_went_in() -> None:
    log = new_log()
    assert list(events(log)) == []
    event(log, 3)
    event(log, 0)
    operand(log, -1)
    operand(log, 208)
    event(log, 7)
    operand(log, 0)
    assert list(events(log)) == [(3, []), (0, [-1, 208]), (7, [0])]
    assert int(log[0]) == START + 3 * 2 + 3


def test_the_newest_event_can_be_amended() -> None:
    log = new_log()
    event(log, 1)
    operand(log, 5)
    event(log, 2)
    operand(log, 6)
    operand(log, 7)
    amend(log, 9, 1, 70)
    operand(log, 8)
    assert list(events(log)) == [(1, [5]), (9, [6, 70, 8])]


def test_a_log_is_used_again() -> None:
    log = new_log()
    event(log, 1)
    log[0] = START
    event(log, 2)
    assert list(events(log)) == [(2, [])]


def test_search_logs_nothing() -> None:
    event(None, 1)
    operand(None, 2)
    amend(None, 1, 0, 2)


def test_a_log_holds_the_longest_chain() -> None:
    """190 balls thrown one after another, each drawn and thrown, and the end (records.md)."""
    log = new_log()
    for ball in range(190):
        event(log, 0)
        operand(log, ball % 2)
        operand(log, 62)
        event(log, 3)
        operand(log, 62)
    event(log, 6)
    assert len(list(events(log))) == 381
    assert int(log[0]) < LENGTH
